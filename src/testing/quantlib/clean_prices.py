"""Reads bonds as JSON, writes their clean prices per 100 outstanding at a yield, by QuantLib (Debian: quantlib-python)."""
import json
import sys

import QuantLib as ql


def day(text):
    year, month, number = map(int, text.split("-"))
    return ql.Date(number, month, year)


def clean_price(bond):
    issue, maturity = day(bond["issue"]), day(bond["maturity"])
    tenor = ql.Period(12 // bond["frequency"], ql.Months)
    unadjusted, backward = ql.Unadjusted, ql.DateGeneration.Backward
    schedule = ql.Schedule(issue, maturity, tenor, ql.NullCalendar(), unadjusted, unadjusted, backward, False)
    counter = ql.ActualActual(ql.ActualActual.ISMA, schedule)
    priced = ql.AmortizingFixedRateBond(0, bond["notionals"], schedule, bond["rates"], counter)
    ql.Settings.instance().evaluationDate = day(bond["settlement"])
    return priced.cleanPrice(bond["yield"], counter, ql.Compounded, ql.Annual, day(bond["settlement"]))


print(json.dumps([clean_price(bond) for bond in json.load(sys.stdin)]))
