import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { SelectField, TextField } from "#app/ui/text-field";
import { useLibrary } from "../library-context";
import { useLibraryAddress } from "../use-library-address";
import type { ShareLine } from "./panel-types";
import { useShareWords } from "./use-share-words";

type ShareRowProps = { line: ShareLine; isFile: boolean; today: string; answer: unknown };

/** One share: whom it is for, what it gives and until when, where it comes from; with what changes it or takes it back. */
export function ShareRow({ line, isFile, today, answer }: ShareRowProps) {
	const { t } = useTranslation("fileSharing");
	const words = useShareWords();
	const address = useLibraryAddress();
	const { date } = useFormat();
	const { targetKind, rights, expiresAt, asksConfirmation, from } = line;
	const name = words.target(line);
	return (
		<li className="py-2.5">
			<div className="flex items-start gap-2.5">
				{targetKind === "user" ? (
					<Avatar name={name} size={28} />
				) : (
					<span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-hover text-ink-2">
						<Icon name={targetKind === "role" ? "users-round" : "building-2"} />
					</span>
				)}
				<div className="min-w-0 flex-1 text-13">
					<p className="flex flex-wrap justify-between gap-x-3">
						<span className="min-w-0 font-medium break-words">{name}</span>
						<span className="text-ink-2">{t(`right.${rights}`)}</span>
					</p>
					<ul className="text-xs text-ink-3">
						{from && (
							<li>
								{t("people.from")}{" "}
								<Link to={address.dir(from.id)} className="link break-words" preventScrollReset>
									{from.name}
								</Link>
							</li>
						)}
						{expiresAt !== null && <li suppressHydrationWarning>{t("people.ends", { day: date(expiresAt) })}</li>}
						{asksConfirmation && <li>{t("people.asks")}</li>}
					</ul>
					{!from && <ShareChange line={line} name={name} isFile={isFile} today={today} answer={answer} />}
				</div>
			</div>
		</li>
	);
}

function ShareChange({ line, name, isFile, today, answer }: ShareRowProps & { name: string }) {
	const { t } = useTranslation("fileSharing");
	const { here } = useLibrary();
	const { id, rights, expiresOn, asksConfirmation } = line;
	const mine = (answer as { values?: { id?: string } } | undefined)?.values?.id === id;
	const problem = useFormProblem(mine ? answer : undefined, {
		intent: "changeShare",
		ids: { expiresAt: `until-${id}` },
	});
	return (
		<details key={`${rights}${expiresOn}${asksConfirmation}`} open={problem.refused || undefined}>
			<summary
				className="link inline-flex items-center text-xs max-md:min-h-11"
				aria-label={t("people.changeOf", { name })}
			>
				{t("people.change")}
			</summary>
			<div className="mt-2 mb-2 flex flex-col gap-3">
				<Form method="post" action={here.address} preventScrollReset noValidate className="flex flex-col gap-3">
					<input type="hidden" name="id" value={id} />
					<SelectField
						name="rights"
						id={`rights-${id}`}
						label={t("people.rights")}
						options={(isFile ? (["view", "edit"] as const) : (["view", "upload", "edit"] as const)).map((right) => ({
							value: right,
							label: t(`give.${right}`),
						}))}
						defaultValue={rights}
					/>
					<TextField
						name="expiresAt"
						id={`until-${id}`}
						type="date"
						min={today}
						label={t("people.until")}
						optional
						width="max-w-44"
						defaultValue={expiresOn ?? ""}
						error={problem.of("expiresAt")}
					/>
					{isFile && <Checkbox name="confirm" label={t("people.confirm")} defaultChecked={asksConfirmation} />}
					<FormErrors errors={problem.summary} />
					<div className="flex flex-wrap gap-2">
						<SubmitButton intent="changeShare" kind="secondary" size="sm">
							{t("people.save")}
						</SubmitButton>
					</div>
				</Form>
				<div>
					<ConfirmButton
						label={t("people.take")}
						size="sm"
						title={t("people.takeTitle", { name })}
						confirmLabel={t("people.take")}
						fields={{ intent: "revoke", ids: id }}
						action={here.address}
					>
						{t("people.takeHelp", { name })}
					</ConfirmButton>
				</div>
			</div>
		</details>
	);
}
