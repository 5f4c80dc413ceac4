import { PLAN_BUILDER_VERSION } from '@tasuki/domain/plans/proposed-plan';
import { expect, it } from 'vitest';
import { digestOfPlans } from './plan-digest.ts';

/** Version of the builder → one figure for its plans of sixty random runners. */
const DIGESTS: Readonly<Record<number, string>> = {
  2: 'e2a6817b495753b29dee7d941de4c6963b0cc36b02b675a526431e28508f580f',
  3: '29b55e896877478bf7a3eaad51b40cbe75c1dc06f616e44b0c7566a0fd37f3f3',
  4: '155064946cc2ae4b4120f4e82c22368bdc6d219f92a584fe9b6b3f8739678b0e',
  5: 'bb9eac1c4ece740281eaa78fe0131d553787aa8e27400552232ba22e75433eba',
  6: 'ddc97451a438a9cfed3490313fd06c9688ee1f04e305eb00a31f41d1a0f84fb9',
  7: 'ef6182621b1fcbe5a61a370f5cb4f6af5b906b825774d3a47916b426b543a78a',
  8: '4722985fb96a7abadbf768e74f437ee34ada97b21fe81cef881305296f9d7ee5',
  9: '161bde4e1277a044b901f8d95d826842917d8b9d5a8b9da612b87da4274bcfae',
  10: 'b0613070d721eadf70016dcce48849e2f8d8b482e9539f6dfdcb77ac4abd7d5a',
  11: '2f0155fb487d8c96cfb00cd3ace9d5a7ae77245dc291dcd6c80732bacb9b63ef',
  12: 'f6de483389ead9c83224ab01856624fc3e35177e2661e37a50d7b61aa77c9468',
  13: 'fd7d9eb201c6462aba76cd4a638ad6d0528159f8e9753166283ce21f5e7a743a',
  14: 'f1d6e1f2ed0771e78af89c0ba0727e6b89c6758a1b5133036acbed2b21255126',
  15: '1e771759cb280007d5c31ba0182d67fb975baab4ac17f375806dd6c688515e59',
  16: '5d167cd4f76e198a1edbd555caa352de689e6ef262a75e362ec3ecaf17d24d65',
  17: '0cea5013751c8d6d56ba438f0714af99d1fc8c40c93c7bfbbbc0fae6e37fac31',
  18: '32f6fd66bf0a86e1637d01a8c333dca53bcd725bab0b27f88710a26fcbf6fbdc',
  19: '35baab84c4b17accbdddb376e67da7d49d299ef8b0df157af78f1386ea820e80',
  20: '49350c0946bf78f2447cc440051c969fdfe51d88d17afe68e04963caa9712399',
  21: '04e5d23efc8b833025a61d307ec384f4939e91fa1e8b888a8524f08891fa15a9',
  22: '96ffe2e19f2fcebe6224355850781e85db5540f0a1518e3a24c3bbb0b9bbf3c9',
  23: 'fd6e1dff4b1b553481af04a664ecc1dd4d0fd071f5e19d913aea3d46562099db',
  24: 'c6d5446786633a7d13ef594c13c5807406d50b8ca24f4387bff43c0ae6c56393',
  25: 'c6d5446786633a7d13ef594c13c5807406d50b8ca24f4387bff43c0ae6c56393',
  26: '55a3bb6e481125de1d0c89f23e3c443ddfcb7de9dbeb2050d40de68cb662af7f',
  27: '687dd9b88527af47ae0936eaf851bcf5562f05e04f4b7729c7f086f2aaa595bb',
  28: '687dd9b88527af47ae0936eaf851bcf5562f05e04f4b7729c7f086f2aaa595bb',
  29: 'b9d557cf8f9ccbe4c8f000e736b8ac7436a2292211710e86d74109dc728d7f29',
  30: '8eee3b270112110c670b0699383fcfb0ea926cf9ffae8712537cbc6716bbffdd',
};

it('makes other plans only under another version', () => {
  // Whoever changes the builder raises PLAN_BUILDER_VERSION and adds the new figure here.
  expect(digestOfPlans(60)).toBe(DIGESTS[PLAN_BUILDER_VERSION]);
});
