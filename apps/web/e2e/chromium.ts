import { chromium, type BrowserServer } from 'playwright-core';

/**
 * Windows without the pages of the address bar, which cost three times as much as an empty page. Only the last list counts, so it names what
 * Playwright's own list is about too: nothing is asked of the network, and nothing comes in the way of plain addresses.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AimEnabled', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PreconnectToSearch'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'ThirdPartyStoragePartitioning'],
];

/** A Chromium without a screen, to which whoever knows its address connects. CHROMIUM names the program. */
export const startChromium = (): Promise<BrowserServer> =>
  chromium.launchServer({
    executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
    args: ['--disable-gpu', '--disable-quic', `--disable-features=${WITHOUT.join(',')}`],
    host: '127.0.0.1',
  });
