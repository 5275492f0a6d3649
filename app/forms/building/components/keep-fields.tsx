import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import { lockNames } from "../../definition/locks";
import { useSave } from "./build-context";
import { PartFold } from "./part-fold";

type KeepFieldsProps = {
	/** What is chosen: a question, a section, a page, or "" for the form. */
	part: string;
	title: string;
	mayLock: boolean;
};

/** Keeps what is chosen in the library, open or locked. */
export function KeepFields({ part, title, mayLock }: KeepFieldsProps) {
	const { t } = useTranslation("formLibrary");
	const fetcher = useFetcher<{ kept?: string }>();
	const save = useSave();
	const problem = useFormProblem(fetcher.data);
	const [isLocked, setLocked] = useState(false);
	const [failed, setFailed] = useState(false);
	const kept = fetcher.state === "idle" ? fetcher.data?.kept : undefined;
	const [keptTitle, setKeptTitle] = useState<string>();
	useEffect(() => {
		if (!kept) return;
		setKeptTitle(kept);
		setLocked(false);
	}, [kept]);
	const ids = { title: `keep-title-${part}`, source: `keep-source-${part}`, licence: `keep-licence-${part}` };
	return (
		<div className="mt-5">
			<PartFold title={t("keep.title")}>
				<fetcher.Form
					method="post"
					className="flex flex-col gap-4"
					noValidate
					onSubmit={async (event) => {
						event.preventDefault();
						const form = new FormData(event.currentTarget);
						const isSaved = await save();
						setFailed(!isSaved);
						if (isSaved) fetcher.submit(form, { method: "post" });
					}}
				>
					<input type="hidden" name="intent" value="keep" />
					<input type="hidden" name="part" value={part} />
					<p className="text-13 text-ink-3">{t("keep.help")}</p>
					<TextField
						id={ids.title}
						name="title"
						label={t("keep.name")}
						error={problem.of("title")}
						defaultValue={title}
						autoComplete="off"
					/>
					{mayLock && (
						<fieldset className="flex flex-col gap-2">
							<legend className="label mb-1">{t("keep.locks")}</legend>
							{lockNames.map((lock) => (
								<label key={lock} className="flex min-h-7 items-center gap-2 text-sm max-md:min-h-11">
									<input
										type="checkbox"
										name="locks"
										value={lock}
										className="tick"
										onChange={(event) =>
											setLocked(event.currentTarget.form?.querySelector("[name=locks]:checked") !== null)
										}
									/>
									{t(`locks.${lock}`)}
								</label>
							))}
						</fieldset>
					)}
					{isLocked && (
						<>
							<TextField
								id={ids.source}
								name="source"
								label={t("keep.source")}
								help={t("keep.sourceHelp")}
								error={problem.of("source")}
								autoComplete="off"
							/>
							<TextField
								id={ids.licence}
								name="licence"
								label={t("keep.licence")}
								help={t("keep.licenceHelp")}
								error={problem.of("licence")}
								autoComplete="off"
							/>
						</>
					)}
					<FormErrors errors={problem.summary} />
					<div role="status" className="text-13 text-success-ink empty:hidden">
						{keptTitle && t("keep.done", { title: keptTitle })}
					</div>
					{failed && (
						<p role="alert" className="text-13 text-danger-ink">
							{t("keep.notSaved")}
						</p>
					)}
					<div>
						<Button type="submit" size="sm" icon="library" busy={fetcher.state !== "idle"}>
							{t("keep.submit")}
						</Button>
					</div>
				</fetcher.Form>
			</PartFold>
		</div>
	);
}
