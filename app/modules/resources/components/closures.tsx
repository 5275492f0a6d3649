import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { type Choice, SelectField, TextField } from "#app/ui/text-field";
import type { showSettings } from "../settings.server";

type Closure = Awaited<ReturnType<typeof showSettings>>["closures"][number];
type ClosuresProps = { closures: readonly Closure[]; resources: readonly Choice[]; answer: unknown };

/** Days on which something is closed, or open at other hours, each with its reason. */
export function Closures({ closures, resources, answer }: ClosuresProps) {
	const { t } = useTranslation("resources");
	const format = useFormat();
	const problem = useFormProblem(answer, { intent: "addClosure" });
	const field = (name: "firstDay" | "lastDay" | "opensAt" | "closesAt" | "reason") => ({
		...{ id: name, name, label: t(`field.${name}`), error: problem.of(name), defaultValue: problem.typed(name) ?? "" },
	});
	return (
		<Section title={t("closures.title")} intro={t("closures.help")} className="mt-10">
			{closures.length > 0 && (
				<ul className="mb-5 divide-y divide-line">
					{closures.map(({ id, firstDay, lastDay, opensAt, closesAt, reason, resource }) => (
						<li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-sm">
							<span className="min-w-0">
								<span className="block font-medium">{reason}</span>
								<span className="text-ink-2">
									{format.date(firstDay)}
									{lastDay !== firstDay && ` – ${format.date(lastDay)}`} · {resource ?? t("closures.all")} ·{" "}
									{opensAt === "" ? t("presence.closed") : `${format.clock(opensAt)}–${format.clock(closesAt)}`}
								</span>
							</span>
							<Form method="post" preventScrollReset>
								<input type="hidden" name="closure" value={id} />
								<SubmitButton
									intent="removeClosure"
									kind="quiet"
									size="sm"
									aria-label={t("removeNamed", { name: reason })}
								>
									{t("remove")}
								</SubmitButton>
							</Form>
						</li>
					))}
				</ul>
			)}
			<Form method="post" key={closures.length} className="flex flex-col gap-3" noValidate preventScrollReset>
				<div className="grid gap-3 sm:grid-cols-2">
					<TextField {...field("firstDay")} type="date" />
					<TextField {...field("lastDay")} type="date" optional />
					<TextField {...field("opensAt")} type="time" optional />
					<TextField {...field("closesAt")} type="time" optional />
				</div>
				<SelectField
					id="resource"
					name="resource"
					label={t("field.resource")}
					error={problem.of("resource")}
					defaultValue={problem.typed("resource") ?? ""}
					options={[{ value: "", label: t("closures.all") }, ...resources]}
				/>
				<TextField {...field("reason")} autoComplete="off" />
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="addClosure" kind="secondary">
						{t("closures.add")}
					</SubmitButton>
				</div>
			</Form>
		</Section>
	);
}
