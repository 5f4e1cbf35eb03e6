/** The model was reached, or not asked, and gave nothing that can be shown. */
export class NoModelAnswer extends Error {
  override readonly name = 'NoModelAnswer';
}
