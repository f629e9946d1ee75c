import { describe, expect, it } from 'vitest';
import { deedOf as cartusDeedOf } from '../src/games/cartus/keys';
import { deedOf, keyOf } from '../src/table/keys';

const press = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey }) as KeyboardEvent;

describe('keys of any keyboard', () => {
  it.each([
    ['US', 'r', 'KeyR', false, 'r'],
    ['US, capitals', 'R', 'KeyR', true, 'r'],
    ['Dvorak: what is written on it', 'o', 'KeyS', false, 'o'],
    ['AZERTY: what is written on it', 'm', 'Semicolon', false, 'm'],
    ['AZERTY: a comma where others have M', ',', 'KeyM', false, ','],
    ['AZERTY, 1', '&', 'Digit1', false, '1'],
    ['AZERTY, 2', 'é', 'Digit2', false, '2'],
    ['AZERTY, 1 with Shift', '1', 'Digit1', true, '1'],
    ['AZERTY, ?', '?', 'KeyM', true, '?'],
    ['Czech, 4', 'č', 'Digit4', false, '4'],
    ['Russian', 'к', 'KeyR', false, 'r'],
    ['Russian, capitals', 'К', 'KeyR', true, 'r'],
    ['Russian, ?', '?', 'Digit7', true, '?'],
    ['Greek', 'ο', 'KeyO', false, 'o'],
    ['Turkish', 'ı', 'KeyI', false, 'i'],
    ['Arabic, two letters on one key', 'لا', 'KeyB', false, 'b'],
    ['US, an exclamation mark', '!', 'Digit1', true, '!'],
    ['named keys', 'Enter', 'Enter', false, 'Enter'],
    ['what an input method takes', 'Process', 'KeyR', false, 'Process'],
    ['a telephone', 'Unidentified', '', false, 'Unidentified'],
  ])('%s', (_, key, code, shift, meant) => {
    expect(keyOf(press(key, code, shift))).toBe(meant);
  });

  it('do what they do', () => {
    expect(deedOf(press('к', 'KeyR'))).toBe('rules');
    expect(deedOf(press('μ', 'KeyM'))).toBe('map');
    expect(cartusDeedOf(press('п', 'KeyG'))).toBe('row');
  });
});
