import { Form, useLocation, useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PicturePicker } from "#app/media/picture-picker";
import { Button, SubmitButton } from "#app/ui/button";
import { FileInput } from "#app/ui/file-input";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import type { IconName } from "#app/ui/icon-names";
import { useHydrated } from "#app/ui/use-hydrated";
import { CoverPicture } from "./cover-picture";

type CoverFormProps = {
	title: string;
	/** The record, and the guid of the picture that it has. */
	id: string;
	coverGuid: string | null;
	icon: IconName;
	tenant: string;
	/** What the page's action has answered. Its handlers: `picture` (answers `{ picture }`), `cover` and `dropCover`. */
	answer: unknown;
};

/** The picture of a record. The page's handle names the texts `media` and `filePicker`. */
export function CoverForm({ title, id, coverGuid, icon, tenant, answer }: CoverFormProps) {
	const { t } = useTranslation("media");
	const { pathname, search } = useLocation();
	const { revalidate } = useRevalidator();
	const hydrated = useHydrated();
	const [picks, setPicks] = useState(false);
	const problem = useFormProblem(answer, { intent: "cover", ids: { file: "cover-file" } });
	return (
		<section className="card flex flex-col gap-3 p-4">
			<h2 className="text-base font-semibold">{title}</h2>
			{coverGuid && <CoverPicture guid={coverGuid} icon={icon} className="aspect-video w-full rounded-lg" />}
			{!hydrated && (
				<Form method="post" encType="multipart/form-data" className="flex flex-col items-start gap-3">
					<input type="hidden" name="id" value={id} />
					<input type="hidden" name="use" value="cover" />
					<label htmlFor="cover-file" className="label">
						{t("cover.file")}
					</label>
					<FileInput id="cover-file" name="file" accept="image/*" />
					<FormErrors errors={problem.summary} />
					<SubmitButton intent="cover" kind="secondary">
						{t("cover.upload")}
					</SubmitButton>
				</Form>
			)}
			{hydrated && picks && (
				<PicturePicker
					action={`${pathname}${search}`}
					fields={{ intent: "picture", id, use: "cover" }}
					library={tenant}
					onPicked={() => {
						setPicks(false);
						revalidate();
					}}
					onCancel={() => setPicks(false)}
				/>
			)}
			<div className="flex flex-wrap gap-2">
				{hydrated && !picks && (
					<Button icon="image-plus" onClick={() => setPicks(true)}>
						{t("cover.choose")}
					</Button>
				)}
				{coverGuid && (
					<Form method="post" preventScrollReset>
						<input type="hidden" name="id" value={id} />
						<SubmitButton intent="dropCover" kind="quiet">
							{t("cover.drop")}
						</SubmitButton>
					</Form>
				)}
			</div>
		</section>
	);
}
