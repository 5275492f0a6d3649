import { useFetcher } from "@remix-run/react";
import { FeedbackNotice, type FeedbackProps } from "#app/ui/feedback-notice";

/** One fetcher for all that is pressed in CRM's lists: what it was pressed in may be gone when the answer comes. */
export const useCrmFetcher = () => useFetcher({ key: "crm" });

/** Says what became of a record of CRM, with the way back. */
export function CrmFeedback(props: Omit<FeedbackProps, "fetcher">) {
	return <FeedbackNotice {...props} fetcher={useCrmFetcher()} />;
}
