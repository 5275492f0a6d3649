import type { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";

type Facts = {
	name?: string;
	orgNo?: string | null;
	industry?: string | null;
	municipality?: string | null;
	employees?: number | null;
	phone?: string | null;
	email?: string | null;
	webpage?: string | null;
};
const fields = [
	{ name: "name", autoComplete: "off" },
	{ name: "orgNo", inputMode: "numeric", width: "max-w-48" },
	{ name: "industry" },
	{ name: "municipality", width: "max-w-72" },
	{ name: "employees", inputMode: "numeric", width: "max-w-32" },
	{ name: "phone", type: "tel", width: "max-w-56" },
	{ name: "email", type: "email" },
	{ name: "webpage", inputMode: "url" },
] as const satisfies readonly { name: keyof Facts; [more: string]: string }[];

type CompanyFactsFieldsProps = {
	facts: Facts;
	problem: ReturnType<typeof useFormProblem>;
	/** The module's own word for a fact. */
	labelOf: (name: keyof Facts) => string;
	/** What the module does not ask. */
	without?: readonly (keyof Facts)[];
};

/** What is known of a company, to be typed. */
export function CompanyFactsFields({ facts, problem, labelOf, without = [] }: CompanyFactsFieldsProps) {
	return fields
		.filter(({ name }) => !without.includes(name))
		.map(({ name, ...more }) => {
			const { width = "", ...input } = more as { width?: string };
			return (
				<TextField
					key={name}
					id={name}
					name={name}
					label={labelOf(name)}
					className={width}
					optional={name !== "name"}
					error={problem.of(name)}
					defaultValue={problem.typed(name) ?? facts[name] ?? ""}
					{...input}
				/>
			);
		});
}
