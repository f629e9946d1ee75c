// The twelve buildings of Cartus (CART-7) by name, in the order of the data; as at its table.
const en: Record<string, string> = {
  farm: 'Farm',
  brewery: 'Brewery',
  marketplace: 'Marketplace',
  office: 'Office',
  monastery: 'Monastery',
  hospital: 'Hospital',
  castle: 'Castle',
  'guard-tower': 'Guard Tower',
  palace: 'Palace',
  treasury: 'Treasury',
  'fortune-tellers-tent': 'Fortune Teller’s Tent',
  'pied-pipers-hut': 'Pied Piper’s Hut',
};
const de: Record<string, string> = {
  farm: 'Bauernhof',
  brewery: 'Brauerei',
  marketplace: 'Marktplatz',
  office: 'Amt',
  monastery: 'Kloster',
  hospital: 'Hospital',
  castle: 'Burg',
  'guard-tower': 'Wachturm',
  palace: 'Palast',
  treasury: 'Schatzkammer',
  'fortune-tellers-tent': 'Wahrsagerzelt',
  'pied-pipers-hut': 'Rattenfängerhütte',
};

export const buildingNames = (code: string): Record<string, string> => (code === 'de' ? de : en);
