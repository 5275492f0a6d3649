import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { ComparedLines } from "#app/ui/compared-lines";
import { useFormat } from "#app/ui/format";
import type { EditData } from "../show-edit.server";

/** What a translation is made of, beside the field where there is room: what of it has changed since, and the whole of it. */
export function Original({ data }: { data: EditData }) {
	const { t } = useTranslation("courses");
	const { date } = useFormat();
	const { part, original, course, language } = data;
	if (!part || !original) return null;
	return (
		<section
			className="card mb-5 flex min-w-0 flex-col gap-3 p-4 xl:self-start"
			aria-label={t("translations.original")}
		>
			{original.since !== null && (
				<>
					<h2 className="text-base font-semibold" suppressHydrationWarning>
						{t("translations.changedOn", { date: date(original.since) })}
					</h2>
					{original.changed.length > 0 && (
						<ComparedLines
							lines={original.changed}
							language={course.firstLanguage}
							words={{ same: t("versions.same"), removed: t("versions.before"), added: t("versions.now") }}
						/>
					)}
					<Form method="post" preventScrollReset>
						<input type="hidden" name="id" value={part.id} />
						<input type="hidden" name="language" value={language} />
						<SubmitButton intent="upToDate" kind="secondary" size="sm">
							{t("translations.upToDate")}
						</SubmitButton>
					</Form>
				</>
			)}
			<details open>
				<summary className="flex min-h-9 cursor-pointer items-center text-sm font-medium max-md:min-h-11">
					{t("translations.original")}
				</summary>
				<div lang={course.firstLanguage} className="mt-2 flex flex-col gap-2 text-sm">
					{original.lines.map((line, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal and are never moved
						<p key={index} className="break-words">
							{line}
						</p>
					))}
				</div>
			</details>
			{original.easy.length > 0 && (
				<details>
					<summary className="flex min-h-9 cursor-pointer items-center text-sm font-medium max-md:min-h-11">
						{t("edit.easy")}
					</summary>
					<div lang={course.firstLanguage} className="mt-2 flex flex-col gap-2 text-sm">
						{original.easy.map((line, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal and are never moved
							<p key={index} className="break-words">
								{line}
							</p>
						))}
					</div>
				</details>
			)}
		</section>
	);
}
