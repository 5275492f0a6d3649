import { asRead } from "../../builder/pipes";
import { useCalmForm } from "./rule-words";

/** A text on the paper; earlier answers that it takes up stand there by the variables of their questions. */
export const PipedWords = ({ text }: { text: string }) => (text.includes("{{") ? <WithPipes text={text} /> : text);

const WithPipes = ({ text }: { text: string }) => asRead(useCalmForm(), text);
