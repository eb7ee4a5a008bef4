"""`python -m kaizhuo.cli` is `kaizhuo`."""

from kaizhuo.cli.main import main

if __name__ == "__main__":
    main()
