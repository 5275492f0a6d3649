import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { IconButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import type { CatalogueModule } from "../read-catalogue.server";
import { PanelPart } from "./panel-part";

/** Who may what in a module: its roles and their levels. */
export function RoleList({ module, answer }: { module: CatalogueModule; answer: unknown }) {
	const { t } = useTranslation("followup");
	const changing = useFormProblem(answer, { intent: "changeRole" });
	const removing = useFormProblem(answer, { intent: "removeRole" });
	return (
		<PanelPart title={t("catalogue.roles")}>
			<p className="mb-2 text-13 text-ink-3">{t("catalogue.levelHelp")}</p>
			<FormErrors errors={[...changing.summary, ...removing.summary].map(({ text }) => ({ text }))} />
			<ul>
				{module.roles.map((role) => {
					const name = role.title;
					return (
						<li key={role.id} className="flex min-h-12 items-center gap-2 border-b border-line py-1.5 last:border-0">
							<span className="min-w-0 flex-1 text-13 font-medium break-words">{name}</span>
							<Form method="post" preventScrollReset className="flex items-center gap-2">
								<input type="hidden" name="id" value={role.id} />
								<input
									key={role.level}
									type="number"
									name="level"
									min={1}
									max={30}
									defaultValue={role.level}
									aria-label={t("catalogue.levelOf", { name })}
									className="field w-18"
								/>
								<SubmitButton
									intent="changeRole"
									kind="secondary"
									size="sm"
									aria-label={t("catalogue.saveLevelOf", { name })}
								>
									{t("catalogue.saveLevel")}
								</SubmitButton>
							</Form>
							<Form method="post" preventScrollReset>
								<input type="hidden" name="intent" value="removeRole" />
								<input type="hidden" name="id" value={role.id} />
								<IconButton type="submit" size="sm" icon="trash-2" label={t("catalogue.removeRole", { name })} />
							</Form>
						</li>
					);
				})}
			</ul>
			<AddRole key={module.roles.length} module={module} answer={answer} />
		</PanelPart>
	);
}

function AddRole({ module, answer }: { module: CatalogueModule; answer: unknown }) {
	const { t } = useTranslation("followup");
	const problem = useFormProblem(answer, { intent: "addRole", ids: { name: "role-name", level: "role-level" } });
	return (
		<Form method="post" preventScrollReset className="mt-3 space-y-3">
			<input type="hidden" name="moduleId" value={module.id} />
			<div className="flex gap-2">
				<TextField
					id="role-name"
					name="name"
					label={t("catalogue.newRole")}
					defaultValue={problem.typed("name")}
					error={problem.of("name")}
					maxLength={40}
					required
					className="min-w-0 flex-1"
				/>
				<TextField
					id="role-level"
					name="level"
					type="number"
					min={1}
					max={30}
					label={t("catalogue.level")}
					defaultValue={problem.typed("level") ?? "20"}
					error={problem.of("level")}
					required
					className="w-20"
				/>
			</div>
			<FormErrors errors={problem.summary} />
			<SubmitButton intent="addRole" kind="secondary" size="sm" icon="plus">
				{t("catalogue.addRole")}
			</SubmitButton>
		</Form>
	);
}
