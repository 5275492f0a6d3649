import { Form, useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PicturePicker } from "#app/media/picture-picker";
import { Tile } from "#app/ui/avatar";
import { Button, SubmitButton } from "#app/ui/button";
import { FileInput } from "#app/ui/file-input";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useHydrated } from "#app/ui/use-hydrated";

type LogoCardProps = {
	name: string;
	/** The address of the logo that is there. */
	logo: string | null;
	/** The page that stores it. */
	action: string;
	answer: unknown;
};

/** A customer's logo: chosen, cut, or taken away. */
export function LogoCard({ name, logo, action, answer }: LogoCardProps) {
	const { t } = useTranslation("crm");
	const [picks, setPicks] = useState(false);
	const { revalidate } = useRevalidator();
	const hydrated = useHydrated();
	const problem = useFormProblem(answer, { intent: "uploadLogo", ids: { file: "logo-file" } });
	const picked = () => {
		setPicks(false);
		revalidate();
	};
	return (
		<section aria-labelledby="logo-title" className="mb-6 border-b border-line pb-6">
			<h2 id="logo-title" className="label mb-2">
				{t("logo.title")}
			</h2>
			<div className="flex flex-wrap items-center gap-3">
				<Tile name={name} logo={logo} size={44} />
				{hydrated && !picks && (
					<Button icon="image-plus" onClick={() => setPicks(true)}>
						{t(logo ? "logo.change" : "logo.choose")}
					</Button>
				)}
				{logo && (
					<Form method="post" preventScrollReset>
						<SubmitButton intent="removeLogo" kind="quiet">
							{t("logo.remove")}
						</SubmitButton>
					</Form>
				)}
			</div>
			{!hydrated && (
				<Form method="post" encType="multipart/form-data" className="mt-3 flex flex-col items-start gap-3">
					<label htmlFor="logo-file" className="label">
						{t("logo.file")}
					</label>
					<FileInput id="logo-file" name="file" accept="image/png,image/jpeg,image/webp,image/gif" />
					<FormErrors errors={problem.summary} />
					<SubmitButton intent="uploadLogo" kind="secondary">
						{t("logo.upload")}
					</SubmitButton>
				</Form>
			)}
			{hydrated && picks && (
				<div className="mt-3">
					<PicturePicker
						action={action}
						fields={{ intent: "pickLogo" }}
						onPicked={picked}
						onCancel={() => setPicks(false)}
					/>
				</div>
			)}
		</section>
	);
}
