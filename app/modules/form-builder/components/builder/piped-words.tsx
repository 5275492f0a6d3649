import { withCodes } from "#app/forms/builder/pipes";
import { useCalmForm } from "./rule-words";

/** A text on the paper; earlier answers that it takes up stand there by the variables of their questions. */
export const PipedWords = ({ text }: { text: string }) => (text.includes("{{") ? <WithCodes text={text} /> : text);

const WithCodes = ({ text }: { text: string }) => withCodes(useCalmForm(), text);
