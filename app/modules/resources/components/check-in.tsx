import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import type { checkInShown } from "../check-in";

type CheckInProps = { data: ReturnType<typeof checkInShown>; answer: unknown };

/** Checks in to a booking, or out of it before its end; says by when, and what happens otherwise. */
export function CheckIn({ data: { canCheckIn, canCheckOut, checkIn, checkedIn }, answer }: CheckInProps) {
	const { t } = useTranslation("resources");
	const format = useFormat();
	const coming = useFormProblem(answer, { intent: "checkIn" });
	const going = useFormProblem(answer, { intent: "checkOut" });
	const isOut = canCheckOut && (checkIn === null || checkedIn !== null);
	if (!checkIn && !isOut) return null;
	const time = (local: string | null | undefined) =>
		local ? `${format.date(local.slice(0, 10))} ${format.clock(local.slice(11))}` : "";
	return (
		<div className="mb-5">
			<Notice
				tone={canCheckIn ? "warning" : "info"}
				title={t(isOut ? "checkIn.outTitle" : "checkIn.title", { time: time(checkIn?.by) })}
				action={
					(canCheckIn || isOut) && (
						<Form method="post" preventScrollReset>
							{isOut ? (
								<SubmitButton intent="checkOut" kind="secondary">
									{t("checkIn.out")}
								</SubmitButton>
							) : (
								<SubmitButton intent="checkIn">{t("checkIn.do")}</SubmitButton>
							)}
						</Form>
					)
				}
			>
				{isOut ? t("checkIn.outHelp") : t("checkIn.help", { time: time(checkIn?.releasedAt) })}
				<FormErrors errors={[...coming.summary, ...going.summary]} />
			</Notice>
		</div>
	);
}
