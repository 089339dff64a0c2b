// Unpacks the packaged Chromium into TMPDIR and prints its path.
// The variable makes the package lay out its own copies of system libraries too; browser.sh decides on their use.
process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs22.x";
const { default: chromium } = await import("@sparticuz/chromium");
console.log(await chromium.executablePath());
