// Drawings of the first screen: 24 by 24, one colour, stroked; of one family with the symbols of the game.
export const WAYS = {
  // a folded map with a route on it
  table:
    'M2.5 6.2L8.8 3.8l6.4 2.4l6.3-2.4v14l-6.3 2.4l-6.4-2.4l-6.3 2.4zM8.8 3.8v14M15.2 6.2v14M4.9 14.6l1.8-1.6M11 10.4l2 1.4M17.4 10.4l1.6-2',
  // a crate with a scale on it
  mercatus: 'M3 9.5h18v10.8H3zM3 13h18M6.2 9.5v10.8M17.8 9.5v10.8M12 3v6.5M6 7.5l1.4-3h9.2l1.4 3',
  // the map with its southern shore
  africa: 'M2.5 4.2h19v15.6h-19zM2.5 13.4c5-2.6 6 1.6 10 0s5 1.6 9 0M6 8c4-3 6 2.4 11 0',
  // a fan of cards with a building on the first
  cartus:
    'M9.2 6.2l8.6-1.6l2.9 13.2l-4 .8M9.2 6.2l-1-1.8l-5 2l4.6 12.8l2.2-.6M8.6 7.4h8v13.2h-8zM10.6 17.8v-5l2-2l2 2v5zM12.6 10.8V9.2',
  // two pawns
  friends:
    'M8 4.5a2.8 2.8 0 0 1 1.8 4.9L12 19.5H4L6.2 9.4A2.8 2.8 0 0 1 8 4.5zM16.4 7.2a2.3 2.3 0 0 1 1.5 4l1.9 8.3h-4.9M14.9 11.2a2.3 2.3 0 0 1 .2-3.4',
  // an open book
  guide:
    'M12 6.2C9.6 4.4 6.4 4 2.5 4.4v14.2c3.9-.4 7.1 0 9.5 1.8c2.4-1.8 5.6-2.2 9.5-1.8V4.4C17.6 4 14.4 4.4 12 6.2zM12 6.2v14.2',
  // a scroll
  record:
    'M6.5 4h11.2a2.3 2.3 0 0 1 2.3 2.3V8h-4.2M6.5 4a2.3 2.3 0 0 1 2.3 2.3v11.4a2.3 2.3 0 0 1-4.6 0V16H7M6.5 20h9a2.3 2.3 0 0 0 2.3-2.3V8M11.3 9h3.6M11.3 13h3.6',
};
