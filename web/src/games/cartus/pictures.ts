// The buildings as drawn on their cards: 190 by 110, standing on a ground line at y = 104. `paper` is filled and inked,
// `ink` only inked, `dark` filled with ink.
export interface Picture {
  paper: string;
  ink?: string;
  dark?: string;
}

const flag = (x: number, y: number, w = 13): string => `M${x} ${y}V${y - 20}L${x + w} ${y - 15.5}L${x} ${y - 11}`;
const window_ = (x: number, y: number): string => `M${x} ${y}h8v-12h-8z`;
const door = (x: number, w = 18, h = 26): string => `M${x} 104V${104 - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V104`;
/** Battlements from x to the right. */
const merlons = (x: number, y: number, n: number, w = 7): string =>
  `${`M${x} ${y}`}${Array.from({ length: n }, (_, i) => `v-7h${w}v7${i < n - 1 ? `h${w}` : ''}`).join('')}`;

export const PICTURES: Record<string, Picture> = {
  farm: {
    paper: 'M28 104V66L58 44L88 66V104ZM96 104V78H158V104ZM90 80L104 58H150L164 80Z',
    ink: `${door(48, 20, 26)}M50 58H66M50 58V66H66V58M${110} 104V90H124V104M134 96h14v-10h-14zM141 86v10M100 74l8-14M118 74l6-14M136 74l4-14M8 104C14 92 22 92 26 104M164 104V88M170 104V84M176 104V90M182 104V86M164 88l-3-6M164 88l3-6M170 84l-3-6M170 84l3-6M176 90l-3-6M176 90l3-6M182 86l-3-6M182 86l3-6`,
  },
  brewery: {
    paper:
      'M30 104V60H120V104ZM24 62L46 36H104L126 62ZM104 40V18H116V52ZM132 104C126 96 126 84 132 76H160C166 84 166 96 160 104Z',
    ink: `${door(44, 20, 28)}${window_(78, 84)}${window_(98, 84)}M129 84H163M129 96H163M104 24H116M110 14C106 8 114 6 110 0M118 12C115 7 121 5 118 1M34 50H116`,
  },
  marketplace: {
    paper: 'M24 104V52H86V104ZM16 54L32 28H78L94 54ZM100 104V66H172V104ZM94 68H178L168 52H104Z',
    ink: `M55 28V10L72 14L55 20M16 54C18 60 24 60 26 54C28 60 34 60 36 54C38 60 44 60 46 54C48 60 54 60 56 54C58 60 64 60 66 54C68 60 74 60 76 54C78 60 84 60 86 54C88 60 92 60 94 54${door(46, 18, 26)}${window_(30, 86)}${window_(72, 86)}M110 92h18v-14h-18zM140 104V80H158V104M104 60H168`,
  },
  office: {
    paper: 'M46 104V40H144V104ZM38 42L95 12L152 42Z',
    ink: `M56 96V48M72 96V48M118 96V48M134 96V48M46 48H144M46 96H144M95 22A7 7 0 1 1 95 36A7 7 0 1 1 95 22M95 25v4l3 2${door(86, 18, 34)}M34 104H156`,
  },
  monastery: {
    paper: 'M30 104V56L58 34L80 52V104ZM108 104V52L130 36L160 58V104ZM78 104V40L94 14L110 40V104Z',
    ink: `M94 14V-2M88 4H100${door(84, 20, 34)}${window_(44, 82)}${window_(62, 82)}${window_(118, 82)}${window_(138, 82)}M90 46A4 4 0 1 1 98 46A4 4 0 1 1 90 46`,
  },
  hospital: {
    paper: 'M26 104V60H164V104ZM18 62L38 38H152L172 62ZM82 60V30L95 18L108 30V60Z',
    ink: `M95 18V6M90 10H100M92 34H98V40H104V46H98V52H92V46H86V40H92Z${door(85, 20, 28)}${window_(40, 90)}${window_(60, 90)}${window_(116, 90)}${window_(142, 90)}`,
  },
  castle: {
    paper: 'M30 104V42H62V104ZM128 104V42H160V104ZM62 104V60H128V104ZM78 60V26H112V60Z',
    ink: `${merlons(29, 42, 3, 6.6)}${merlons(127, 42, 3, 6.6)}${merlons(77, 26, 3, 7)}${flag(95, 19)}${door(82, 26, 34)}M88 104V76M95 104V71M102 104V76M82 88H108${window_(42, 68)}${window_(140, 68)}M92 46v-8a3 3 0 0 1 6 0v8z`,
  },
  'guard-tower': {
    paper: 'M68 104L74 46H116L122 104ZM66 48V30H124V48Z',
    ink: `${merlons(65, 30, 5, 6.6)}${flag(95, 22)}${door(86, 18, 26)}M92 66v-9a3 3 0 0 1 6 0v9zM72 66H84M108 62H119M78 84H86M106 88H120M30 104C40 94 56 98 66 104M124 104C136 94 152 96 162 104`,
  },
  palace: {
    paper:
      'M24 104V50H52V104ZM138 104V44H166V104ZM52 104V62H138V104ZM20 52L38 26L56 52ZM134 46L152 20L170 46ZM74 62V36H116V62ZM70 38L95 14L120 38Z',
    ink: `${flag(38, 26)}${flag(152, 20)}${door(82, 26, 34)}${window_(34, 80)}${window_(148, 74)}${window_(62, 88)}${window_(120, 88)}M88 56v-8a7 7 0 0 1 14 0v8z`,
  },
  treasury: {
    paper: 'M36 104V52H154V104ZM30 54L48 30H142L160 54ZM74 104V76H116V104Z',
    ink: `M74 76C74 64 116 64 116 76M74 86H116M90 82h10v10h-10zM95 86v3${window_(48, 84)}${window_(134, 84)}M48 78H56M134 78H142M95 36A6 6 0 1 1 95 48A6 6 0 1 1 95 36M95 39v6M44 98h12M44 94h12M134 98h12M134 94h12M134 90h12`,
  },
  'fortune-tellers-tent': {
    paper: 'M32 104C44 84 52 64 58 50L95 22L132 50C138 64 146 84 158 104Z',
    ink: 'M95 22V6M95 6L110 10L95 15M58 50C70 56 84 56 95 50C106 56 120 56 132 50M95 50C92 70 86 88 76 104M95 50C98 70 104 88 114 104M70 54C64 74 58 90 52 104M120 54C126 74 132 90 138 104M95 76A7 7 0 1 1 95 90A7 7 0 1 1 95 76M88 92H102',
  },
  'pied-pipers-hut': {
    paper: 'M52 104V66H138V104ZM42 68L80 26L148 66ZM112 42V20H124V50Z',
    ink: `${door(64, 20, 28)}M102 92h20v-16h-20zM112 76v16M102 84h20M118 16C114 10 122 8 118 2M56 60L82 32M66 62L90 38M78 64L102 44M10 103c0-6 10-8 13-3c3 0 5 2 6 4c-4 2-12 2-16 1M10 103C4 102 4 96 8 95M156 103c0-6 10-8 13-3c3 0 5 2 6 4c-4 2-12 2-16 1M156 103C150 102 150 96 154 95`,
  },
};
