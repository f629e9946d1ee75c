// Where things lie, in longitude and latitude, tuned by eye.

/** Each region: tint, centre of its pieces, and where the plague stands (map units from the centre). */
export const PLACES = {
  anglia: { tint: 'madder', at: [-2.3, 53.6], plague: [-58, -26] },
  scandia: { tint: 'verdigris', at: [14.6, 61.9], plague: [-62, 10] },
  germania: { tint: 'umber', at: [10.6, 50.9], plague: [-50, 44] },
  gallia: { tint: 'woad', at: [1.9, 46.9], plague: [-58, 34] },
  hispania: { tint: 'ochre', at: [-4.2, 40.1], plague: [-62, 16] },
  italia: { tint: 'verdigris', at: [11.4, 43.7], plague: [44, 78] },
  polonia: { tint: 'madder', at: [20.0, 54.4], plague: [30, -62] },
  hungaria: { tint: 'weld', at: [19.8, 47.3], plague: [62, 22] },
  bulgaria: { tint: 'madder', at: [25.9, 41.4], plague: [50, 22] },
  turcia: { tint: 'woad', at: [33.0, 39.4], plague: [84, 14] },
  russia: { tint: 'umber', at: [34.0, 57.8], plague: [92, 18] },
  tartaria: { tint: 'verdigris', at: [38.0, 50.2], plague: [84, 24] },
  maghreb: { tint: 'madder', at: [-4.2, 32.6], plague: [-76, 30] },
  ifriqiya: { tint: 'umber', at: [6.4, 32.6], plague: [4, 92] },
  tripolitania: { tint: 'ochre', at: [17.2, 29.6], plague: [-84, 20] },
  egypt: { tint: 'weld', at: [29.4, 28.6], plague: [-72, 20] },
  levant: { tint: 'umber', at: [37.4, 34.0], plague: [-6, 84] },
};

/** Ship routes: both ends on the water's edge and a point between that bends the course. */
export const ROUTES = {
  'anglia-gallia': [[-0.6, 50.7], [-0.4, 50.1], [0.0, 49.4]],
  'anglia-scandia': [[-0.9, 55.6], [3.4, 57.6], [7.6, 57.4]],
  'hispania-italia': [[1.6, 41.0], [5.4, 42.2], [9.4, 43.6]],
  'bulgaria-italia': [[16.6, 40.4], [18.2, 40.4], [20.0, 39.9]],
  'polonia-scandia': [[16.4, 57.2], [17.2, 55.8], [18.5, 54.9]],
  'bulgaria-turcia': [[23.7, 37.6], [25.2, 37.0], [27.1, 37.4]],
  'tartaria-turcia': [[37.9, 44.5], [38.7, 43.1], [38.0, 41.3]],
  'hispania-maghreb': [[-5.6, 36.0], [-5.2, 35.9], [-5.3, 35.4]],
  'ifriqiya-italia': [[10.9, 37.0], [11.6, 37.7], [12.5, 37.7]],
};

/** Names of the waters, written along a bent line. */
export const WATERS = [
  { name: 'Oceanus Atlanticus', size: 19, line: [[-13.6, 43.6], [-12.4, 48.2], [-8.4, 55.6]] },
  { name: 'Mare Germanicum', size: 12, line: [[0.6, 58.4], [2.4, 59.9], [3.9, 62.6]] },
  { name: 'Mare Balticum', size: 11, line: [[18.9, 56.6], [20.0, 58.4], [20.0, 61.8]] },
  { name: 'Mare Mediterraneum', size: 17, line: [[13.6, 35.2], [20.0, 35.5], [27.2, 34.0]] },
  { name: 'Mare Tyrrhenum', size: 10, line: [[9.9, 39.6], [12.2, 40.5], [14.4, 39.4]] },
  { name: 'Pontus Euxinus', size: 13, line: [[28.9, 43.3], [32.4, 42.9], [36.9, 43.5]] },
  { name: 'Mare Caspium', size: 12, line: [[50.4, 45.4], [50.8, 42.0], [52.0, 38.0]] },
];

/** Mountain ranges: runs of peaks from one end to the other. */
export const RANGES = [
  { peaks: 7, line: [[6.6, 44.8], [7.6, 46.4], [11.0, 46.9], [14.0, 47.0]] },
  { peaks: 4, line: [[-1.0, 43.0], [1.0, 42.7], [2.6, 42.5]] },
  { peaks: 6, line: [[7.4, 60.0], [8.6, 62.0], [13.0, 64.6], [16.0, 67.4]] },
  { peaks: 7, line: [[19.6, 49.4], [22.4, 49.0], [24.8, 47.6], [25.8, 45.6]] },
  { peaks: 7, line: [[39.6, 43.9], [42.6, 43.1], [45.0, 42.5], [47.6, 41.6]] },
  { peaks: 4, line: [[30.4, 37.1], [33.4, 36.8], [36.4, 37.7]] },
  { peaks: 4, line: [[38.6, 40.4], [41.0, 40.2], [43.6, 39.6]] },
  { peaks: 3, line: [[19.3, 42.6], [20.6, 41.2], [21.4, 39.6]] },
  { peaks: 3, line: [[-3.6, 56.8], [-4.6, 57.6], [-4.4, 58.0]] },
  { peaks: 6, line: [[-8.4, 30.6], [-5.6, 31.9], [-2.4, 33.4]] },
  { peaks: 5, line: [[0.6, 34.0], [3.4, 34.9], [7.2, 35.4]] },
  { peaks: 5, line: [[58.6, 53.0], [59.0, 57.0], [59.8, 61.0]] },
  { peaks: 2, line: [[-6.2, 42.9], [-4.6, 43.0]] },
  { peaks: 3, line: [[13.4, 42.8], [14.4, 41.6], [15.8, 40.4]] },
];

/** The compass rose, in map units: the corner that no region needs. */
export const COMPASS = { classic: [922, 622], 'big-box': [930, 836] };

/** A sea monster where no route runs. */
export const MONSTER = [-15.2, 39.2];
