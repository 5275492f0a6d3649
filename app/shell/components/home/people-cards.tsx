import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import { Card } from "#app/ui/card";
import { Icon } from "#app/ui/icon";
import { Time } from "#app/ui/time";

export type PersonCard = {
	id: string;
	name: string;
	email: string;
	phone: string | null;
	/** Epoch milliseconds; null: not yet. Left out where it is nobody's business. */
	lastLoginAt?: number | null;
};

/** Clients, or a client's advisors: who they are and how to reach them. */
export function PeopleCards({ people, large }: { people: readonly PersonCard[]; large: boolean }) {
	const { t } = useTranslation("home");
	const contact = "inline-flex min-h-8 items-center gap-2 text-ink-2 hover:text-ink max-md:min-h-11";
	return (
		<ul className="grid gap-3 sm:grid-cols-2">
			{people.map(({ id, name, email, phone, lastLoginAt }) => (
				<li key={id} className="min-w-0">
					<Card>
						<div className="flex items-center gap-3">
							<Avatar name={name} size={32} />
							<div className="min-w-0">
								<p className={`truncate font-medium text-ink ${large ? "text-base" : "text-sm"}`}>{name}</p>
								{lastLoginAt !== undefined && (
									<p className="text-xs text-ink-3">
										{lastLoginAt === null ? t("people.neverIn") : <LastIn at={lastLoginAt} />}
									</p>
								)}
							</div>
						</div>
						<p className={`mt-1.5 -mb-1.5 flex flex-col items-start max-md:-mb-2.5 ${large ? "text-base" : "text-13"}`}>
							{phone && (
								<a href={`tel:${phone.replace(/\s/g, "")}`} className={contact}>
									<Icon name="phone" className="text-ink-3" />
									<span className="sr-only">{t("people.call", { name })}: </span>
									{phone}
								</a>
							)}
							<a href={`mailto:${email}`} className={`${contact} max-w-full`}>
								<Icon name="mail" className="text-ink-3" />
								<span className="sr-only">{t("people.write", { name })}: </span>
								<span className="truncate" title={email}>
									{email}
								</span>
							</a>
						</p>
					</Card>
				</li>
			))}
		</ul>
	);
}

function LastIn({ at }: { at: number }) {
	const { t } = useTranslation("home");
	return (
		<>
			{t("people.lastIn")} <Time at={at} />
		</>
	);
}
