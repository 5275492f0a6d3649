import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { Progress } from "#app/ui/progress";
import { Time } from "#app/ui/time";
import { useLibrary } from "../library-context";
import { PanelPart } from "../panel-part";
import type { Managed } from "./panel-types";

/** Who was asked to read a file: who has confirmed, who has only opened it, who has not; the rest is reminded by one press. */
export function MustReadPart({ id, readers }: { id: string; readers: NonNullable<Managed["readers"]> }) {
	const { t } = useTranslation("fileSharing");
	const { here } = useLibrary();
	const waiting = readers.filter(({ confirmedAt }) => confirmedAt === null).length;
	const confirmed = readers.length - waiting;
	return (
		<PanelPart title={t("read.title")} isOpen>
			{readers.length === 0 ? (
				<p className="text-13 text-ink-3">{t("read.nobody")}</p>
			) : (
				<>
					<Progress
						value={confirmed}
						max={readers.length}
						label={t("read.done", { count: readers.length, confirmed })}
					/>
					<ul className="mt-3 max-h-72 divide-y divide-line overflow-y-auto text-13" aria-label={t("read.title")}>
						{readers.map(({ id: who, name, confirmedAt, downloadedAt, openedAt }) => (
							<li key={who} className="flex items-start gap-2 py-1.5">
								<Icon
									name={confirmedAt === null ? "clock" : "circle-check"}
									className={`mt-0.5 ${confirmedAt === null ? "text-ink-3" : "text-success"}`}
								/>
								<span className="min-w-0 flex-1 break-words">{name}</span>
								<span className="shrink-0 text-right text-xs leading-5 text-ink-3">
									{confirmedAt !== null ? (
										<>
											{t("read.confirmed")} <Time at={confirmedAt} />
										</>
									) : downloadedAt !== null ? (
										t("read.downloaded")
									) : openedAt !== null ? (
										t("read.opened")
									) : (
										t("read.not")
									)}
								</span>
							</li>
						))}
					</ul>
					{waiting > 0 && (
						<Form method="post" action={here.address} className="mt-3" preventScrollReset>
							<input type="hidden" name="id" value={id} />
							<SubmitButton intent="remind" kind="secondary" size="sm" icon="bell">
								{t("read.remind", { count: waiting })}
							</SubmitButton>
						</Form>
					)}
				</>
			)}
		</PanelPart>
	);
}
