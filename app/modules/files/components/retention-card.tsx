import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FolderIcon } from "#app/media/kind-icon";
import type { showRules } from "#app/media/library/rules.server";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";

type Data = Awaited<ReturnType<typeof showRules>>;

/** The organisation's folders that keep files for a time, and the form to add one. */
export function RetentionCard({ kept, folders, answer }: Pick<Data, "kept" | "folders"> & { answer: unknown }) {
	const { t } = useTranslation("filesRules");
	const problem = useFormProblem(answer, { intent: "retention", ids: { folder: "folder", days: "days" } });
	return (
		<section aria-labelledby="rules-retention" className="mt-10">
			<h2 id="rules-retention" className="text-base font-semibold">
				{t("retention.title")}
			</h2>
			<p className="mt-1 mb-4 text-13 text-ink-3">{t("retention.help")}</p>
			{kept.length > 0 && (
				<CardList label={t("retention.title")}>
					{kept.map(({ id, name, days }) => (
						<CardRow key={id} className="flex-wrap">
							<FolderIcon />
							<div className="min-w-0 flex-1 basis-40">
								<p className="font-medium break-all">
									<bdi>{name}</bdi>
								</p>
								<p className="text-13 text-ink-3">{t("retention.days", { count: days })}</p>
							</div>
							<Form method="post" preventScrollReset>
								<input type="hidden" name="folder" value={id} />
								<SubmitButton
									intent="retention"
									kind="secondary"
									size="sm"
									aria-label={t("retention.forGoodOf", { name })}
								>
									{t("retention.forGood")}
								</SubmitButton>
							</Form>
						</CardRow>
					))}
				</CardList>
			)}
			{folders.length === 0 ? (
				<p className="mt-3 text-sm text-ink-3">{t("retention.noFolders")}</p>
			) : (
				<Form method="post" className="mt-4 flex flex-wrap items-end gap-3" noValidate preventScrollReset>
					<SelectField
						id="folder"
						name="folder"
						label={t("retention.folder")}
						className="w-full sm:w-64"
						defaultValue={problem.typed("folder")}
						error={problem.of("folder")}
						options={folders.map(({ id, name, depth }) => ({
							value: id,
							label: `${"\u00a0\u00a0".repeat(Math.max(0, depth))}${name}`,
						}))}
					/>
					<TextField
						id="days"
						name="days"
						type="number"
						min={1}
						required
						label={t("retention.keepFor")}
						className="w-32"
						error={problem.of("days")}
						defaultValue={problem.typed("days") ?? "365"}
					/>
					<SubmitButton intent="retention" kind="secondary">
						{t("retention.set")}
					</SubmitButton>
					<FormErrors errors={problem.summary} />
				</Form>
			)}
		</section>
	);
}
