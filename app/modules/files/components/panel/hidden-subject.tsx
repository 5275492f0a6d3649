import type { Subject } from "./panel-types";

/** Names the file or folder to the form that it stands in. */
export function HiddenSubject({ subject }: { subject: Subject }) {
	const [[name, value] = ["file", ""]] = Object.entries(subject);
	return <input type="hidden" name={name} value={value} />;
}
