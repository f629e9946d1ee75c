// What Mercatus tells and asks, until script/catalogue has it from the engine: then this file goes.
import type { CardId, Good, RegionId, Token } from './protocol';

export interface MercatusEvents {
  'goods-removed': { goods: Good[] };
  'good-laid': { region: RegionId; good: Good };
  'good-flipped': { good: Good };
  'good-taken': { seat: number; good: Good };
  'good-put': { seat: number; good: Good; card: CardId };
  'good-returned': { good: Good; card: CardId };
  'coins-paid': { seat: number; count: number };
  'coins-received': { seat: number; count: number };
  'type-sold': { good: Good };
  'goods-sold': { seat: number; good: Good; count: number; coins: number; regions: RegionId[] };
  'citizen-to-haven': { seat: number };
  'token-ignored': { seat: number; region: RegionId; count: number };
  'token-lifted': { seat: number; region: RegionId; token: Token };
}

export const MERCATUS_DECISIONS = [
  'D-FREE-GOOD',
  'D-PUT-GOOD',
  'D-LANDOWNER-REGION',
  'D-LANDOWNER-COUNT',
  'D-BREWER',
  'D-TRADER-FROM',
  'D-TRADER-TO',
  'D-TRADER-COUNT',
  'D-SWINDLER-REGION',
  'D-SWINDLER-GOOD',
  'D-DEACON',
  'D-RAIDER-GOOD',
  'D-ROBBER',
  'D-SHAMAN-LIFT',
  'D-SHAMAN-HAND',
  'D-SHAMAN-SET',
  'D-STADTHOLDER-REGION',
  'D-STADTHOLDER-COUNT',
] as const;
