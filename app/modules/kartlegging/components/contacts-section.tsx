import { useTranslation } from "react-i18next";
import { formatPhone } from "#app/directory/phone";
import { CardList, Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import type { CompanyParts } from "../companies/parts.server";
import { ContactForm } from "./contact-form";

type ContactsSectionProps = Pick<CompanyParts, "contacts"> & { answer: unknown };

/** Whom one speaks to in a company. */
export function ContactsSection({ contacts, answer }: ContactsSectionProps) {
	const { t } = useTranslation("kartlegging");
	return (
		<Section title={t("contacts.title")} count={contacts.length}>
			{contacts.length > 0 && (
				<CardList label={t("contacts.title")}>
					{contacts.map((contact) => {
						const { id, name, jobTitle, email, phone, updatedAt } = contact;
						return (
							<li key={id} className="p-4 text-sm">
								<div className="flex items-start justify-between gap-3.5">
									<div className="min-w-0 flex-1">
										<p className="font-medium break-words">{name}</p>
										{jobTitle && <p className="text-13 text-ink-3">{jobTitle}</p>}
										{email && (
											<p className="text-13 break-all">
												<a href={`mailto:${email}`} className="link">
													{email}
												</a>
											</p>
										)}
										{phone && (
											<p className="text-13">
												<a href={`tel:${phone}`} className="link">
													{formatPhone(phone)}
												</a>
											</p>
										)}
									</div>
									<ConfirmButton
										label={t("remove")}
										kind="quiet"
										size="sm"
										title={t("contacts.removeTitle", { name })}
										confirmLabel={t("remove")}
										fields={{ intent: "removeContact", id }}
									>
										{t("removeEffect")}
									</ConfirmButton>
								</div>
								<ContactForm key={updatedAt} contact={contact} answer={answer} />
							</li>
						);
					})}
				</CardList>
			)}
			<ContactForm key={contacts.length} answer={answer} />
		</Section>
	);
}
