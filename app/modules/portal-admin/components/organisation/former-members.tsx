import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { keptMonths } from "#app/directory/kept-months";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Table } from "#app/ui/table";
import { SelectField } from "#app/ui/text-field";
import type { Organisation } from "../../organisation.server";

type FormerMembersProps = { organisation: Organisation; answer: unknown };

/** For how long what somebody learnt is kept after they were removed, and whose is still there. */
export function FormerMembers({ organisation, answer }: FormerMembersProps) {
	const { former, nextFormer, isFirstFormer, tenant } = organisation;
	const { learningKeptMonths: months } = tenant;
	const { t } = useTranslation(["organisation", "followup"]);
	const problem = useFormProblem(answer, { intent: "saveKept" });
	const forgetting = useFormProblem(answer, { intent: "forget" });
	const format = useFormat();
	return (
		<>
			<Section title={t("former.title")} intro={t("former.help")}>
				<Form method="post" key={String(months)} className="flex max-w-120 flex-col gap-5" preventScrollReset>
					<SelectField
						id="months"
						name="months"
						label={t("former.kept")}
						error={problem.of("months")}
						defaultValue={problem.typed("months") ?? String(months ?? "")}
						options={[
							...keptMonths.map((value) => ({
								value,
								label: value === "0" ? t("former.atOnce") : t("former.months", { count: Number(value) }),
							})),
							{ value: "", label: t("former.forGood") },
						]}
					/>
					<div>
						<SubmitButton intent="saveKept">{t("security.save")}</SubmitButton>
					</div>
				</Form>
			</Section>
			<Section title={t("former.list")}>
				<FormErrors errors={forgetting.summary} />
				{former.length === 0 ? (
					<p className="text-sm text-ink-2">{t("former.nobody")}</p>
				) : (
					<Table
						label={t("former.list")}
						rows={former}
						rowKey={({ id }) => id}
						columns={[
							{ key: "name", header: t("former.name"), phone: "title", cell: ({ name }) => name },
							{
								key: "left",
								phone: "line",
								header: t("former.left"),
								cell: ({ leftOn }) => (
									<>
										<span className="sm:hidden">{t("former.left")}: </span>
										{format.date(leftOn)}
									</>
								),
							},
							{
								key: "deleted",
								phone: "line",
								header: t("former.deleted"),
								cell: ({ isAsked, deletedOn }) => {
									if (isAsked) return t("former.soon");
									if (deletedOn === null) return t("former.never");
									return (
										<>
											<span className="sm:hidden">{t("former.deleted")}: </span>
											{format.date(deletedOn)}
										</>
									);
								},
							},
							{
								key: "now",
								header: t("former.now"),
								hideHeader: true,
								phone: "state",
								cell: ({ id, name, isAsked }) =>
									!isAsked && (
										<ConfirmButton
											label={t("former.nowOf", { name })}
											size="sm"
											title={t("former.nowTitle", { name })}
											confirmLabel={t("former.now")}
											keepLabel={t("former.keep")}
											fields={{ intent: "forget", person: id }}
										>
											<p>{t("former.nowHelp")}</p>
										</ConfirmButton>
									),
							},
						]}
					/>
				)}
				{(nextFormer !== null || !isFirstFormer) && (
					<div className="mt-4 flex flex-wrap gap-2">
						{nextFormer !== null && (
							<LinkButton to={`?tab=privacy&left=${encodeURIComponent(nextFormer)}`}>
								{t("followup:log.older")}
							</LinkButton>
						)}
						{!isFirstFormer && (
							<LinkButton to="?tab=privacy" kind="quiet">
								{t("followup:log.newest")}
							</LinkButton>
						)}
					</div>
				)}
			</Section>
		</>
	);
}
