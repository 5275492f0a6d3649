import { Form, useSubmit } from "@remix-run/react";
import { type ChangeEvent, type FormEvent, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { makeSmaller } from "#app/media/make-smaller";
import { Avatar } from "#app/ui/avatar";
import { SubmitButton } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";

/** Pixels of a side: four times the largest place where it is shown, for fine screens. */
const SIDE = 288;

type PhotoFormProps = { name: string; photo: string | null; answer: unknown };

/** One's own picture, cut to a square here in the browser; without JavaScript it goes as it is. */
export function PhotoForm({ name, photo, answer }: PhotoFormProps) {
	const { t } = useTranslation("profilePhoto");
	const problem = useFormProblem(answer, { intent: "savePhoto" });
	const submit = useSubmit();
	const fileId = useId();
	const { cut, shown, isBroken, choose } = useCut(photo);
	const send = (event: FormEvent<HTMLFormElement>) => {
		const { submitter } = event.nativeEvent as SubmitEvent;
		if (!cut || (submitter instanceof HTMLButtonElement && submitter.value !== "savePhoto")) return;
		event.preventDefault();
		const form = new FormData();
		form.set("intent", "savePhoto");
		form.set("photo", cut, "photo");
		submit(form, { method: "post", encType: "multipart/form-data", preventScrollReset: true });
	};
	return (
		<div className="mb-7 flex flex-wrap items-start gap-x-5 gap-y-4">
			<Avatar key={shown} name={name} size={72} photo={shown} />
			<div className="min-w-60 flex-1">
				<Form method="post" encType="multipart/form-data" onSubmit={send} noValidate preventScrollReset>
					<Field
						id={fileId}
						label={t("label")}
						help={t("help")}
						error={isBroken ? t("wrongKind") : problem.of("photo")}
						className="max-w-94"
					>
						{(ties) => (
							<FileInput
								{...ties}
								key={photo}
								name="photo"
								accept="image/png,image/jpeg,image/webp,image/gif"
								onChange={choose}
							/>
						)}
					</Field>
					<FormErrors errors={problem.summary} />
					<div className="mt-3 flex flex-wrap gap-2">
						<SubmitButton intent="savePhoto" kind="secondary" size="sm">
							{t("save")}
						</SubmitButton>
						{photo && (
							<SubmitButton intent="removePhoto" kind="quiet" size="sm" icon="trash-2">
								{t("remove")}
							</SubmitButton>
						)}
					</div>
				</Form>
			</div>
		</div>
	);
}

/** The square of what was chosen, with the address by which it is shown until it is the one that counts. */
function useCut(photo: string | null) {
	const [cut, setCut] = useState<Blob | null>(null);
	const [url, setUrl] = useState<string | null>(null);
	const [isBroken, setBroken] = useState(false);
	useEffect(() => {
		const made = cut && URL.createObjectURL(cut);
		setUrl(made);
		return () => {
			if (made) URL.revokeObjectURL(made);
		};
	}, [cut]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen has been saved, or there is none any more
	useEffect(() => setCut(null), [photo]);
	const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
		const [file] = target.files ?? [];
		const made = file ? await makeSmaller(file, "square", 0, SIDE).catch(() => null) : null;
		setCut(made?.file ?? null);
		setBroken(file !== undefined && made === null);
	};
	return { cut, shown: url ?? photo, isBroken, choose };
}
