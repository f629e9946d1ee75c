// A game of about the size of Rattus for boardgame.io: regions with citizens and face-down tokens, class cards,
// hidden faces cut out for each player. A move puts a citizen down or moves one, and ends the turn.
const REGIONS = 17;
const SYMBOLS = ['majority', 'peasantry', 'bourgeoisie', 'church', 'chivalry', 'magic', 'royalty'];

exports.Rats = {
  name: 'rats',
  setup: ({ ctx, random }) => ({
    plague: 3,
    rats: 40,
    regions: Array.from({ length: REGIONS }, (_, id) => ({
      id: `region-${id}`,
      citizens: Array(ctx.numPlayers).fill(0),
      tokens: Array.from({ length: 2 }, () => ({
        tag: 'set-up',
        lookers: [],
        face: { limit: random.D6(), symbols: [SYMBOLS[random.D6()], SYMBOLS[random.D6()]] },
      })),
    })),
    seats: Array.from({ length: ctx.numPlayers }, (_, seat) => ({ seat, supply: 20, haven: 0, on_board: 0 })),
    cards: Array.from({ length: 8 }, (_, i) => ({ id: `card-${i}`, class: SYMBOLS[i % 7], holder: null, used: false })),
    log: [],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, region) => {
      if (!(region >= 0 && region < REGIONS)) return 'INVALID_MOVE';
      const seat = G.seats[Number(playerID)];
      if (seat.supply > 0) {
        seat.supply -= 1;
        seat.on_board += 1;
      } else {
        const from = G.regions.find((r) => r.citizens[Number(playerID)] > 0);
        from.citizens[Number(playerID)] -= 1;
      }
      G.regions[region].citizens[Number(playerID)] += 1;
      return undefined;
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    regions: G.regions.map((region) => ({
      ...region,
      tokens: region.tokens.map(({ face, ...token }) =>
        token.lookers.includes(Number(playerID)) ? { ...token, face } : token,
      ),
    })),
  }),
};
