/** Styles of a page that give each property that elements inherit an unusual value. */
export const ODD_STYLES = `<style>
  html { font-size: 62.5% }
  body {
    font: italic 900 small-caps 27px/3 fantasy; letter-spacing: 3px; word-spacing: 9px; text-transform: uppercase;
    text-align: right; text-indent: 2em; text-shadow: 2px 2px red; direction: rtl; white-space: pre; word-break: break-all;
    color: lime; cursor: crosshair; list-style: square; quotes: '<' '>'; tab-size: 20; border-collapse: collapse;
    border-spacing: 9px; caption-side: bottom; -webkit-text-stroke: 1px red; font-stretch: ultra-expanded;
    text-underline-offset: 9px; text-emphasis: dot; stroke: red; fill: red; accent-color: red; caret-color: red;
  }
</style>`;
