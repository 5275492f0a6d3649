import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import type { EditData } from "../show-edit.server";

type DraftNoticeProps = { draft: NonNullable<EditData["draft"]>; partId: string; language: string };

/** Says that the author wrote something here and did not save it; where the text has changed since, shows what that was. */
export function DraftNotice({ draft, partId, language }: DraftNoticeProps) {
	const { t } = useTranslation("courses");
	const { dateTime } = useFormat();
	return (
		<div className="mb-5">
			<Notice tone={draft.isStale ? "warning" : undefined}>
				<p suppressHydrationWarning>
					{t(draft.isStale ? "edit.draftStale" : "edit.draftShown", { time: dateTime(draft.at) })}
				</p>
				{draft.isStale && (
					<details className="mt-2">
						<summary className="link inline-flex min-h-11 cursor-pointer items-center">{draft.title}</summary>
						<p lang={language} className="mt-1 whitespace-pre-line break-words">
							{draft.plain}
						</p>
					</details>
				)}
				{/* The page is read anew, so that the fields show what is saved. */}
				<Form method="post" className="mt-2" reloadDocument>
					<input type="hidden" name="id" value={partId} />
					<input type="hidden" name="language" value={language} />
					<SubmitButton intent="discard" kind="secondary" size="sm">
						{t("edit.discard")}
					</SubmitButton>
				</Form>
			</Notice>
		</div>
	);
}
