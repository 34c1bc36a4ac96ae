import { chromium, type Browser } from 'playwright-core';

/**
 * Windows without the pages of the address bar, which cost three times as much as an empty page. Only the last list counts, so it names what
 * Playwright's own list is about too: nothing is asked of the network, and nothing comes in the way of plain addresses.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AimEnabled', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PreconnectToSearch'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'ThirdPartyStoragePartitioning'],
];

/** A Chromium without a screen, which ends with this process. CHROMIUM names the program. */
export const startChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
    args: ['--disable-gpu', '--disable-quic', `--disable-features=${WITHOUT.join(',')}`],
  });
