/** Night by default, paper when printed. */
const COLOURS = `
:root{color-scheme:dark;--ground:#0b1020;--raised:#121a30;--line:#35457a;--text:#e9eefc;--quiet:#a9b4d6;--ember:#ff9d3c;--leaf:#7ccf8a;--blood:#ff7d7d}
@media print{:root{color-scheme:light;--ground:#fff;--raised:#fff;--line:#bbb;--text:#111;--quiet:#444;--ember:#b3540a;--leaf:#2b7a3d;--blood:#b00020}}
`.trim();
const CHARTS = `
svg text{fill:var(--text);paint-order:stroke;stroke:var(--ground);stroke-width:3px}svg .mark{fill:var(--quiet);text-anchor:middle}svg .value{fill:var(--text)}svg .start{text-anchor:start}svg .end{text-anchor:end}
.grid{stroke:var(--line);stroke-width:1}.zero{stroke:var(--text);stroke-width:2}.bounds{stroke:var(--ember);stroke-width:4;stroke-linecap:round;opacity:.7}
.dot{fill:var(--ember)}.cross{stroke:var(--blood);stroke-width:3;fill:none}.band{fill:var(--leaf);opacity:.22}.column,.square{fill:var(--ember)}.missed{stroke:var(--blood);stroke-width:2}.around{fill:var(--ember);opacity:.2}.curve{fill:none;stroke:var(--ember);stroke-width:3}
`.trim();
const PAGE = `
body{margin:0;background:var(--ground) linear-gradient(var(--raised),var(--ground)) no-repeat 0 0/100% 360px;color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:24px 16px 64px}
h1,h2,.changes strong{font-family:Fraunces,'Iowan Old Style',Georgia,serif}h1{font-size:2rem;line-height:1.2;margin:16px 0 8px}h2{font-size:1.4rem;margin:48px 0 8px}h3{font-size:1rem;margin:16px 0 4px;color:var(--quiet)}
.question{font-size:1.1rem}.facts,figcaption,caption{color:var(--quiet)}caption{text-align:left;padding:4px 0}
a{color:var(--ember)}.kept{color:var(--leaf)}.broken{color:var(--blood)}
.changes{list-style:none;padding:0}.changes li{margin:16px 0;padding:2px 0 2px 16px;border-left:3px solid var(--line)}.changes .sure{border-color:var(--ember)}.changes strong{display:block;font-size:1.9rem;line-height:1.35}.changes.many strong{display:inline;font-size:1rem;font-weight:600}
figure{margin:12px 0}svg{width:100%;max-width:480px;height:auto;display:block;font:15px system-ui,sans-serif}
.wide{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums;margin:8px 0}
th,td{padding:6px 12px 6px 0;text-align:left;border-bottom:1px solid var(--line);vertical-align:top}th[scope=row]{font-weight:500;min-width:7em}
td{min-width:5em}td a,.together{white-space:nowrap}
summary{cursor:pointer;padding:10px 0}
`.trim();
/** The report's own style. */
export const STYLE = [COLOURS, PAGE, CHARTS].join('\n');
/** The style of a chart that is a file of its own. */
export const CHART_STYLE = [COLOURS, 'svg{font:15px system-ui,sans-serif;background:var(--ground)}', CHARTS].join('\n');
