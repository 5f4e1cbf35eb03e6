/** The parts of any other file, such as the sections of an XML file, are no sheets to a reader. */
export const isWorkbook = (fileName: string) => /\.xlsx$/i.test(fileName);
