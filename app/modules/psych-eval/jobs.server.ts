import { lateAlertJob, sweepLateAlerts } from "./late-alerts.server";

export const jobs = [lateAlertJob];

/** What the clock starts every five minutes. */
export const frequentSweeps = { lateSelfReportAlerts: sweepLateAlerts };
