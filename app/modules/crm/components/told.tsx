import { useFetcher } from "@remix-run/react";
import { ToldNotice, type ToldProps } from "#app/ui/told-notice";

/** One fetcher for all that is pressed in CRM's lists: what it was pressed in may be gone when the answer comes. */
export const useCrmFetcher = () => useFetcher({ key: "crm" });

/** Says what became of a record of CRM, with the way back. */
export function Told(props: Omit<ToldProps, "fetcher">) {
	return <ToldNotice {...props} fetcher={useCrmFetcher()} />;
}
