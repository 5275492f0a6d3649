import { letterInputs } from "#app/directory/letters/letters.schema";
import { letterEvents } from "./events";

export const { LetterNamed, SwitchInput, LetterInput } = letterInputs({ events: letterEvents });
