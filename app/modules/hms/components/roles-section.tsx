import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField } from "#app/ui/text-field";
import type { CompanyView } from "../companies/show-company.server";
import { companyRoles } from "../roles/roles";

type RolesSectionProps = Pick<CompanyView, "roles" | "people"> & { answer: unknown };

/** Who is what in a company's work: they see the company, and have a view of their own. */
export function RolesSection({ roles, people, answer }: RolesSectionProps) {
	const { t } = useTranslation("hms");
	const problem = useFormProblem(answer, { intent: "addRole" });
	return (
		<Section title={t("roles.title")} intro={t("roles.intro")}>
			{roles.length > 0 && (
				<CardList label={t("roles.title")}>
					{roles.map(({ id, role, name }) => (
						<CardRow key={id} className="flex-wrap justify-between gap-y-2">
							<span className="min-w-0 flex-1 text-sm">
								<span className="block font-medium break-words">{name}</span>
								<span className="text-13 text-ink-3">{t(`role.${role}`)}</span>
							</span>
							<Form method="post" preventScrollReset>
								<input type="hidden" name="id" value={id} />
								<SubmitButton
									intent="removeRole"
									kind="quiet"
									size="sm"
									aria-label={t("roles.removeOne", { name, role: t(`role.${role}`) })}
								>
									{t("remove")}
								</SubmitButton>
							</Form>
						</CardRow>
					))}
				</CardList>
			)}
			<Form
				method="post"
				key={roles.length}
				className="group card mt-3 flex flex-col gap-4 p-4"
				preventScrollReset
				noValidate
			>
				<SelectField
					id="userId"
					name="userId"
					label={t("roles.who")}
					error={problem.of("userId")}
					defaultValue={problem.typed("userId") ?? ""}
					options={[{ value: "", label: t("choose") }, ...people]}
				/>
				<SelectField
					id="role"
					name="role"
					label={t("participants.role")}
					error={problem.of("role")}
					defaultValue={problem.typed("role") ?? "representative"}
					options={companyRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="addRole" kind="secondary" icon="plus">
						{t("roles.add")}
					</SubmitButton>
				</div>
			</Form>
		</Section>
	);
}
