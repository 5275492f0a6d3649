import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";

type Facts = {
	name?: string;
	orgNo?: string | null;
	industry?: string | null;
	employees?: number | null;
	phone?: string | null;
	email?: string | null;
};
type FactFieldsProps = { facts: Facts; problem: ReturnType<typeof useFormProblem> };

const fields = [
	{ name: "name", autoComplete: "off" },
	{ name: "orgNo", inputMode: "numeric", width: "max-w-48" },
	{ name: "industry" },
	{ name: "employees", inputMode: "numeric", width: "max-w-32" },
	{ name: "phone", type: "tel", width: "max-w-56" },
	{ name: "email", type: "email" },
] as const satisfies readonly { name: keyof Facts; [more: string]: string }[];

/** What is known of a company, to be typed. */
export function FactFields({ facts, problem }: FactFieldsProps) {
	const { t } = useTranslation("hms");
	return fields.map(({ name, ...more }) => {
		const { width = "", ...input } = more as { width?: string };
		return (
			<TextField
				key={name}
				id={name}
				name={name}
				label={t(`company.${name}`)}
				className={width}
				optional={name !== "name"}
				error={problem.of(name)}
				defaultValue={problem.typed(name) ?? facts[name] ?? ""}
				{...input}
			/>
		);
	});
}
