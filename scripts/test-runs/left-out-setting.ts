/**
 * Names the test files that vitest.config.ts leaves out, one a line. An option of Vitest would be ignored by each
 * project that has exclusions of its own.
 */
export const LEFT_OUT_SETTING = 'TASUKI_TESTS_LEFT_OUT';
