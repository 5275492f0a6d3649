import { useTranslation } from "react-i18next";

/** Says a stored key: `imports:problem.exists`, or a form's (`email`), with values after a question mark. */
export function useSentence() {
	const { t } = useTranslation("errors");
	return (key: string): string => {
		const [name = "", query] = key.split("?");
		const values: Record<string, string | number> = Object.fromEntries(new URLSearchParams(query));
		if (values.count !== undefined) values.count = Number(values.count);
		return t(name, values);
	};
}
