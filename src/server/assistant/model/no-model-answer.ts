/** There is no answer of the model that can be shown, or the model must not be asked. */
export class NoModelAnswer extends Error {
  override readonly name = 'NoModelAnswer';
}
